import { createECDH, createHash, createPrivateKey } from 'node:crypto';

/** A certificate for 127.0.0.1, signed by itself, valid to 2126: of the fake operator and of its client. */
export const TEST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUe2VJ1v3HvVmVq7yJ5FSpkUkyoDUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMzIxMjUyMloYDzIxMjYxMDMw
MjEyNTIyWjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASCvqgH5SHLcWdBOW8EthPJCG9p6UPDTc7SkzixP1Zso8OOzFwZC2a/
sxQkE2lwQmAEj1quO/6xEvd3R85o7634o2QwYjAdBgNVHQ4EFgQU6kxtoPGhUw5E
+LB7UcSk16qhdMYwHwYDVR0jBBgwFoAU6kxtoPGhUw5E+LB7UcSk16qhdMYwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
ICi0IYCsaZvsS8vOEWnTg1g9eb1TUIqQvt4ws7sow2DrAiEAsaDp/TqpcToU/yUK
IIZvWqgw00M5osCkmwKRH2waTEg=
-----END CERTIFICATE-----
`;

/** Its key, computed from a phrase: it protects nothing. */
export const TEST_KEY = keyOf('fake operator of instalments');

function keyOf(phrase: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update(phrase).digest());
  const point = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: pair.getPrivateKey('base64url'),
  };
  return createPrivateKey({ format: 'jwk', key: jwk }).export({ type: 'pkcs8', format: 'pem' }).toString();
}
