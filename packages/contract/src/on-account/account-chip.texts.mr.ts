export const onAccountChip = 'उधारीवर';
