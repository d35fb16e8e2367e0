export const buyTexts = {
  perKg: 'per kg',
  buyNow: 'Buy Now',
  addToCart: 'Add to Cart',
};
