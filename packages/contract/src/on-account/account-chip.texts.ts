/** Apart from the other words, because a checkout needs only this one. */
export const onAccountChip = 'On account';
