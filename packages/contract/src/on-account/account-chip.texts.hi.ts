export const onAccountChip = 'उधार पर';
