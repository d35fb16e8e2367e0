/** Ties controls outside the filter panel to its form. */
export const FILTER_FORM_ID = 'product-filters';
