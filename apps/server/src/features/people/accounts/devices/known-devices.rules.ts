/** A device without a log-in for this long is no longer known. */
export const KNOWN_DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** Known devices kept per account, newest first: enough for a family. */
export const KNOWN_DEVICES_PER_USER = 20;
