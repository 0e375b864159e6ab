import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

type Options = { origin: string; challenge: string; isVerified?: boolean; counter?: number };

/** A software authenticator with one passkey, for tests of the API. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const bytes = randomBytes(32);
  const id = bytes.toString('base64url');
  const named = { id, rawId: id, type: 'public-key' as const };
  return {
    id,
    /** What the browser answers to `navigator.credentials.create`. */
    create: (options: Options) => {
      const authData = Buffer.concat([authDataOf(options, WITH_KEY), attested(bytes, publicKey)]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** What the browser answers to `navigator.credentials.get`. */
    answer: (options: Options) => ({ ...named, response: signed(privateKey, options) }),
  };
}

function signed(privateKey: KeyObject, options: Options) {
  const authData = authDataOf(options, 0);
  const client = clientData('webauthn.get', options);
  const hash = createHash('sha256').update(client).digest();
  return {
    clientDataJSON: client.toString('base64url'),
    authenticatorData: authData.toString('base64url'),
    signature: sign('sha256', Buffer.concat([authData, hash]), privateKey).toString('base64url'),
  };
}

function clientData(type: string, { challenge, origin }: Options): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authDataOf({ origin, isVerified = true, counter = 0 }: Options, flags: number): Buffer {
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
  const rest = Buffer.alloc(5);
  rest.writeUInt8(PRESENT | (isVerified ? VERIFIED : 0) | flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([rpIdHash, rest]);
}

/** The new key as COSE: EC2, ES256, P-256. */
function attested(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  return Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)]);
}
