import { expect, test } from 'vitest';
import routes from '../../apps/admin/app/routes.ts';
import { panelPaths } from '../../packages/contract/src/pages/panel-paths.ts';

test('panelPaths lists every page of the panel and no other', () => {
  const pages = routes.flatMap(({ path = '', children = [] }) => [
    `/${path}`,
    ...children.flatMap(({ path: child }) =>
      child === undefined || child === '*' ? [] : [`/${path}/${child}`],
    ),
  ]);
  expect(pages.sort()).toEqual(Object.values(panelPaths).sort());
});
