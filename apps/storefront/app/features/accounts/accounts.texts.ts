export const accountLinkTexts = {
  logIn: 'Login',
  register: 'Register',
  myOrder: 'My Order',
  profile: 'Profile',
  myOrders: 'My Orders',
  logOut: 'Logout',
  loggedOut: 'You are logged out.',
};
