import { bankEndpoints } from './bank/bank.endpoints.ts';
import { catalogEndpoints } from './catalog/catalog.endpoints.ts';
import { contactEndpoints } from './contact/contact.endpoints.ts';
import { deliveryEndpoints } from './delivery/delivery.endpoints.ts';
import { deskEndpoints } from './desk/desk.endpoints.ts';
import { drawerEndpoints } from './drawer/drawer.endpoints.ts';
import { millEndpoints } from './mill/mill.endpoints.ts';
import { officeEndpoints } from './office/office.endpoints.ts';
import { accountEndpoints } from './on-account/accounts.endpoints.ts';
import { orderEndpoints } from './orders/orders.endpoints.ts';
import { pageEndpoints } from './pages/pages.endpoints.ts';
import { paymentEndpoints } from './payments/payments.endpoints.ts';
import { peopleEndpoints } from './people/people.endpoints.ts';
import { settingsEndpoints } from './settings/settings.endpoints.ts';

export type { Access, Ask, Endpoint, FreshProof, Method } from './endpoint.ts';

/** Every endpoint: section 7 of the specification, and what the server needs besides. */
export const endpoints = {
  ...accountEndpoints,
  ...bankEndpoints,
  ...catalogEndpoints,
  ...contactEndpoints,
  ...deliveryEndpoints,
  ...deskEndpoints,
  ...drawerEndpoints,
  ...millEndpoints,
  ...officeEndpoints,
  ...orderEndpoints,
  ...pageEndpoints,
  ...paymentEndpoints,
  ...peopleEndpoints,
  ...settingsEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type RequestOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['request']>;
export type AnswerOf<Name extends EndpointName> = Exclude<Endpoints[Name]['answer'], undefined>;
