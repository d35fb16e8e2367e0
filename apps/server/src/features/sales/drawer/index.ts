export { closeDrawer } from './close-drawer.ts';
export { countDrawer } from './count-drawer.ts';
export { markDrawerSeen } from './mark-drawer-seen.ts';
export { openDrawer } from './open-drawer.ts';
export { payOut } from './pay-out.ts';
export { getDrawer } from './read-drawer.ts';
