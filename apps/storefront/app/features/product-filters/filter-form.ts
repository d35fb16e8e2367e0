/** Controls outside of the filter panel belong to its form by this id. */
export const FILTER_FORM_ID = 'product-filters';
