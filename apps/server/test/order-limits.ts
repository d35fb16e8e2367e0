/** Few people place many orders in the tests that are not about these limits. */
export const wideOrderLimits = {
  LIMIT_ORDERS_PER_ACCOUNT: '1000000/3600',
  LIMIT_OPEN_ORDERS_PER_ACCOUNT: '1000000',
  LIMIT_KG_PER_ACCOUNT: '1000000/3600',
};
