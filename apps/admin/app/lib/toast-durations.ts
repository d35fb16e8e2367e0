/** How long a toast stays, per screen (spec section 9). */
export const toastDurationsMs = { userMaster: 5000, elsewhere: 6000 } as const;
