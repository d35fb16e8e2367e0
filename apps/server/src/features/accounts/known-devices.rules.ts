/** Somebody who logs in more seldom than this is a stranger again. */
export const KNOWN_DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** The devices of an account that are remembered, newest first: enough for any family. */
export const KNOWN_DEVICES_PER_USER = 20;
