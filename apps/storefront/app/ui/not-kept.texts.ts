export const notKeptTexts = {
  title: 'This page is not on your phone yet',
  text: 'It needs the network once.',
  action: 'See the flours',
};
