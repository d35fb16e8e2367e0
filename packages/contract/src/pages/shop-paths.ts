/** Pages of the shop that mails and the server link to. */
export const shopPaths = {
  products: '/products',
  myOrders: '/myorders',
  logIn: '/login',
  profile: '/profile',
  changePassword: '/profile?dialog=password',
  forgottenPassword: '/forgotten-password',
  newPassword: '/new-password',
  confirmEmail: '/confirm-email',
  repeat: '/repeat',
} as const;
