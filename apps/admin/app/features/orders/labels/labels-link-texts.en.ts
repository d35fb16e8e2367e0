export const labelsLinkTexts = { labels: 'Labels', title: 'Bag labels' };
