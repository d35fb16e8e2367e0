export const profileTexts = {
  shop: 'The shop',
  contact: 'How customers reach it',
  hours: 'Opening hours',
  hoursAbout: 'Shown on the contact page: Monday to Sunday, from and to.',
  map: 'On the map',
  mapAbout: 'The contact page marks this place.',
  visitors: 'Visitors',
  visitorsAbout:
    'On: everybody can open a flour, and search engines find it. Log-in comes with the cart. Off: whoever opens a flour logs in first.',
  floursForVisitors: 'Visitors may open a flour’s page',
  social: 'Elsewhere',
  socialAbout: 'Linked in the footer. Empty: no link.',
  whatsappNote: 'Empty: questions come as calls',
  latitudeInvalid: 'A number from -90 to 90',
  longitudeInvalid: 'A number from -180 to 180',
} as const;
