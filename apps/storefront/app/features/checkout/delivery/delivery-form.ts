/** Lets the Place Order button, outside the editor, submit its form. */
export const DELIVERY_FORM_ID = 'delivery';

/** Submitted by that button: save the address, then place the order. */
export const andPlaceOrder = { name: 'then', value: 'place' } as const;
