export const catalogTexts = {
  perKg: 'per kg',
  buyNow: 'Buy Now',
  addToCart: 'Add to Cart',
  viewDetails: 'View Details',
  viewAll: 'View All',
  clearFilters: 'Clear filters',
  comeBack: 'Please come back soon.',
};
