const OWN_WORDS: Record<string, string> = {
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'sslrootcert is not the authority that signed its certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'sslrootcert is not the authority that signed its certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate signed itself, and is not in sslrootcert',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is for another host name than that of DATABASE_URL',
};

/** A connection to the database could not be opened. */
export class UnreachableDatabase extends Error {
  constructor(cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const reason = OWN_WORDS[code] ?? (cause instanceof Error ? cause.message : String(cause));
    super(`The database cannot be used: ${reason || code}.`, { cause });
  }
}
