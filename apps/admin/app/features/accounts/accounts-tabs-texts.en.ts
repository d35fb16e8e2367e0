export const accountsTabsTexts = {
  label: 'Accounts',
  customers: 'Customers',
  bank: 'Bank statement',
};
