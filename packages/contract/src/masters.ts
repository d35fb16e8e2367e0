import { productSortFields } from './catalog.ts';
import { contactTexts } from './contact.ts';
import { ORDER_DELETED } from './orders.ts';

/** Every page of the panel. Other paths below `/admin` are not found. */
export const panelPaths = {
  logIn: '/loginadmin',
  users: '/admin',
  products: '/admin/productmaster',
  orders: '/admin/ordermaster',
  contacts: '/admin/contactmaster',
} as const;

/** Texts and options of the admin panel (sections 2.15 to 2.18, 8 and 9 of the specification). */

/** For a record that somebody else deleted meanwhile. */
export const goneTexts = {
  saving: (what: string) =>
    `Someone deleted this ${what} meanwhile. Nothing was saved. What you typed stays here until you leave.`,
  deleting: (what: string) => `Someone has deleted this ${what} already.`,
  looking: (what: string) => `This ${what} is gone: somebody else has deleted it.`,
} as const;

export const userMaster = {
  pageSizes: [5, 10],
  sortFields: ['name', 'email', 'phone', 'role', 'createdAt'],
  /** Shown wherever the specification shows a password: the API never returns one. */
  hiddenPassword: '••••••••',
  texts: {
    none: 'No Users Found',
    notFetched: 'Failed to fetch users',
    updated: 'User updated successfully',
    notUpdated: 'Failed to update user',
    emailTaken: 'Another account uses this email',
    confirmDeletion: 'Are you sure you want to delete this user?',
    deleted: 'User deleted successfully',
    notDeleted: 'Failed to delete user',
  },
} as const;

export const productMaster = {
  pageSizes: [5, 10, 25],
  sortFields: productSortFields,
  texts: {
    none: 'No Products Found',
    notFetched: 'Failed to load products',
    added: 'Product added successfully',
    notAdded: 'Failed to add product',
    updated: 'Product updated successfully',
    notUpdated: 'Failed to update product',
    outOfStock: 'Out of stock',
    willBeOutOfStock: 'The shop will show it as out of stock',
  },
} as const;

export const orderMaster = {
  pageSizes: [5, 10, 25],
  texts: {
    none: 'No Orders Found',
    notFetched: 'Failed to fetch orders',
    notFetchedInline: 'Failed to fetch orders. Please try again.',
    saved: 'Successful to save order',
    notSaved: 'Failed to save order',
    confirmDeletion: 'Are you sure you want to delete this order? This action cannot be undone.',
    deleted: ORDER_DELETED,
    notDeleted: 'Failed to delete order',
    notOpened: 'Failed to open the order. Please try again.',
    deletedCustomer: 'Deleted customer',
    linkCopied: 'Link copied',
    linkNotCopied: 'Failed to copy the link. It stands in the address bar.',
  },
} as const;

export const contactMaster = {
  pageSizes: [5, 10, 25],
  sortFields: ['name', 'email', 'subject', 'createdAt'],
  texts: {
    none: 'No contacts found',
    notFetched: 'Failed to fetch contacts',
    confirmDeletion: 'Are you sure you want to delete this contact message?',
    deleted: contactTexts.deleted,
    notDeleted: 'Failed to delete contact',
  },
} as const;
