/** A button outside of the editor sends its form by this id. */
export const DELIVERY_FORM_ID = 'delivery';

/** What the button that sends this form says with it: the order is to be placed as well. */
export const andPlaceOrder = { name: 'then', value: 'place' } as const;
