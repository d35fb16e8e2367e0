import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const COMMAND = 'openssl';
export const hasOpenssl = spawnSync(COMMAND, ['version']).status === 0;

export type Authority = {
  /** Its certificate, for `sslrootcert`. */
  file: string;
  sign: (hostName: string) => { certificate: string; key: string };
};

/** Makes a certificate authority of the test's own, in this folder. */
export function makeAuthority(folder: string, name: string): Authority {
  const path = (file: string) => join(folder, `${name}-${file}`);
  const own = { certificate: path('ca.pem'), key: path('ca.key') };
  const make = (subject: string, to: typeof own, more: string[]) => {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    const files = ['-subj', `/CN=${subject}`, '-keyout', to.key, '-out', to.certificate];
    execFileSync(COMMAND, ['req', '-x509', ...kind, ...files, ...more], { stdio: 'ignore' });
  };
  make(name, own, []);
  return {
    file: own.certificate,
    sign: (hostName) => {
      const signed = { certificate: path(`${hostName}.pem`), key: path(`${hostName}.key`) };
      const signer = ['-CA', own.certificate, '-CAkey', own.key];
      const extensions = [`subjectAltName=DNS:${hostName}`, 'basicConstraints=critical,CA:FALSE'];
      make(hostName, signed, [...signer, ...extensions.flatMap((one) => ['-addext', one])]);
      return signed;
    },
  };
}
