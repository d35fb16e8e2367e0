/** Lets the Place Order button, outside the editor, submit its form. */
export const DELIVERY_FORM_ID = 'delivery';

/** The button's name and value: the form then saves the address and places the order. */
export const andPlaceOrder = { name: 'then', value: 'place' } as const;
