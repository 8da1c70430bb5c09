import type { KeyObject } from 'node:crypto';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A test authenticator's manners; what is left out behaves well. */
export interface Ceremony {
  /** `PublicKeyCredentialCreationOptionsJSON` or `…RequestOptionsJSON`, as the server sent it. */
  options: object;
  origin?: string;
  rpId?: string;
  /** What the counter says; default: one more than the last time. */
  count?: number;
  isVerified?: boolean;
  challenge?: string;
  /** Of the attestation; default `none`. */
  format?: string;
  statement?: Record<string, unknown>;
}

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

/** A device with one passkey, as a browser would speak for it (WebAuthn level 3); keys live in this object alone. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  count: number;

  /** @param options.counts whether it counts its uses; many do not */
  constructor(origin: string, { counts = true } = {}) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((coordinate) => Buffer.from(coordinate, 'base64url'));
    this.#publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinates[0]],
        [-3, coordinates[1]],
      ]),
    );
    this.count = counts ? 1 : 0;
  }

  /** What the browser answers to `navigator.credentials.create`. */
  create({ format = 'none', statement = {}, ...ceremony }: Ceremony): object {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#publicKey,
    ]);
    const authData = Buffer.concat([this.#authData(ceremony, 0x40), credential]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', new Map(Object.entries(statement))],
        ['authData', authData],
      ]),
    );
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', ceremony)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** What the browser answers to `navigator.credentials.get`. */
  get(ceremony: Ceremony): object {
    const { count } = ceremony;
    if (this.count > 0) this.count = count ?? this.count + 1;
    const clientData = this.#clientData('webauthn.get', ceremony);
    const authData = this.#authData(ceremony, 0);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#privateKey)),
    });
  }

  #answer(response: object): object {
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    };
  }

  #clientData(type: string, { options, challenge, origin = this.#origin }: Ceremony): string {
    return JSON.stringify({
      type,
      challenge: challenge ?? ('challenge' in options ? options.challenge : ''),
      origin,
      crossOrigin: false,
    });
  }

  #authData({ rpId = new URL(this.#origin).hostname, isVerified = true }: Ceremony, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.count);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}

/** As much CBOR as a passkey needs (RFC 8949): small numbers, text, bytes, lists, maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  throw new TypeError('Nothing a passkey would say');
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}
