export const aboutTexts = {
  title: 'About Us',
  description:
    'A neighbourhood mill in Pune that grinds whole grain on slow, cool stones, only after it has been ordered.',
  eyebrow: 'दळण म्हणजे',
  hero: 'The grain you carry to the mill.',
  heroLead:
    'The tin on the shoulder, the name chalked on the lid, the warm flour carried home: in Pune that errand is called dalan. We kept the errand and dropped the queue.',
  storyTitle: 'Slow stones stay cool, so the smell of the grain stays in.',
  story: [
    'A hand mill, a jate, is two discs of Deccan basalt with furrows cut by chisel. The upper one turns, the grain falls through its eye, and flour creeps out at the rim.',
    'Ours are turned by a motor but keep the pace of a hand. Every furrow is dressed again when it dulls.',
    'We clean the grain, grind what has been ordered and nothing more, and pack it in paper while it is still cool. A bag from us smells of jowar or wheat before it smells of anything else.',
  ],
  valuesLabel: 'Our values',
  quality: {
    title: 'Quality',
    text: 'Whole grain, nothing bleached, nothing added. A batch that is not right does not leave the mill.',
  },
  sustainability: {
    title: 'Sustainability',
    text: 'Grain from Deccan farms, paper bags, and no flour ground before somebody has ordered it.',
  },
  community: {
    title: 'Community',
    text: 'A neighbourhood mill first: call us, walk in, or bring your own tin and wait with a cup of tea.',
  },
  closing: ['Come for one kilo.', 'Stay for the bhakri.'],
  browse: 'Browse Products',
  contactUs: 'Contact Us',
};
