export const catalogTexts = {
  viewDetails: 'View Details',
  viewAll: 'View All',
  clearFilters: 'Clear filters',
  comeBack: 'Please come back soon.',
};
