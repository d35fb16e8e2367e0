/** Limits for tests that place many orders with few accounts. */
export const wideOrderLimits = {
  LIMIT_ORDERS_PER_ACCOUNT: '1000000/3600',
  LIMIT_OPEN_ORDERS_PER_ACCOUNT: '1000000',
  LIMIT_KG_PER_ACCOUNT: '1000000/3600',
};
