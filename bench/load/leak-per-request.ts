import { subscribe } from 'node:diagnostics_channel';

/** Only the self-test loads this into a server. It leaks about eight kilobytes per request. */
const kept: string[][] = [];
subscribe('http.server.request.start', () => {
  kept.push(Array.from({ length: 128 }, (_, place) => `${kept.length}-${place} of what was kept`));
});
