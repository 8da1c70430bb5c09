import sharp from 'sharp';
import type { BusinessRole } from '#contracts/roles.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { anImage } from '#server/modules/avatars/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

export const SIZES = ['small', 'medium', 'large', 'xLarge'];
export const inSize = (path: string, size: string): string => path.replace('medium', size);

let made = 0;

/** For tests: a provider whose owner gives its services pictures, by the API and over HTTP. */
export class PictureSteps {
  readonly app: TestApp;
  readonly #http: HttpServer;
  readonly address: string;
  providerId = 0;
  /** Another provider, where nobody works. */
  elsewhere = 0;
  owner: SignedInPerson = anActor({ personId: 0 });

  private constructor(app: TestApp, http: HttpServer, address: string) {
    this.app = app;
    this.#http = http;
    this.address = address;
  }

  static async open(): Promise<PictureSteps> {
    const app = await openTestApp({ environment: { UPLOADS_PER_PERSON_PER_HOUR: '1000' } });
    const http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
    return new PictureSteps(app, http, await http.fastify.listen({ port: 0, host: '127.0.0.1' }));
  }

  async close(): Promise<void> {
    await this.#http.close();
    await this.app.close();
  }

  /** From now on with a new provider. */
  async begin(): Promise<void> {
    this.providerId = await aProvider(this.app.work());
    this.elsewhere = await aProvider(this.app.work());
    this.owner = await this.works('owner');
  }

  async works(role: BusinessRole): Promise<SignedInPerson> {
    const { providerId } = this;
    const email = `${role}-pictures-${(made += 1)}@example.it`;
    const invitation = { email, providerId, role, language: 'it', actor: 'system:test' } as const;
    const { personId } = await invitePerson(this.app.work(), invitation);
    return anActor({ personId, providerRoles: [{ providerId, role }] });
  }

  /** What the API answers, to the owner unless told otherwise; throws the refusal. */
  async ask<T>(document: string, variables: object, actor: SignedInPerson | null = this.owner): Promise<T> {
    const { data, errors } = await this.app.ask(
      document,
      { p: this.providerId, ...variables },
      { ...(actor && { actor }), idempotencyKey: `key ${(made += 1)}`, locale: 'it' },
    );
    const [error] = errors ?? [];
    if (error) throw Object.assign(new Error(error.message), { code: error.code, affected: error.affected });
    return Object.values(data as Record<string, T>)[0] as T;
  }

  request(
    fileType = 'jpg',
    actor: SignedInPerson | null = this.owner,
    at = this.providerId,
  ): Promise<{ uploadId: number; presignedUrl: string }> {
    return this.ask(
      'mutation($p: Id!, $t: String!) { requestSubServiceImageUpload(providerId: $p, fileType: $t) { uploadId presignedUrl } }',
      { p: at, t: fileType },
      actor,
    );
  }

  take(uploadId: number, actor: SignedInPerson | null = this.owner, at = this.providerId): Promise<string> {
    return this.ask(
      'mutation($p: Id!, $u: Id!) { takeSubServiceImage(providerId: $p, uploadId: $u) }',
      { p: at, u: uploadId },
      actor,
    );
  }

  /** @returns the answer's status */
  async put(presignedUrl: string, content: Buffer, type = 'image/jpeg'): Promise<number> {
    const answer = await fetch(presignedUrl.replace(this.app.deps.origin, this.address), {
      method: 'PUT',
      headers: { 'content-type': type },
      body: new Uint8Array(content),
    });
    return answer.status;
  }

  /** Uploads an image for the provider. @returns the upload's id */
  async send(content: Buffer, fileType = 'jpg'): Promise<number> {
    const { uploadId, presignedUrl } = await this.request(fileType);
    const status = await this.put(presignedUrl, content, `image/${fileType.replace('jpg', 'jpeg')}`);
    if (status !== 200) throw new Error(`The upload was answered with ${status}`);
    return uploadId;
  }

  /** Uploads and takes an image. @returns the path to save */
  async give(content: Buffer, fileType = 'jpg'): Promise<string> {
    return this.take(await this.send(content, fileType));
  }

  async aPicture(): Promise<string> {
    return this.give(await anImage('jpeg', { width: 1280, height: 800 }));
  }

  async shown(path: string): Promise<{ status: number; headers: Headers; content: Buffer }> {
    const answer = await fetch(`${this.address}${path}`);
    const content = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, content };
  }

  async isShown(path: string): Promise<boolean> {
    return (await this.shown(path)).status === 200;
  }

  /** Of all sizes, the smallest first. */
  async extentsOf(path: string): Promise<string[]> {
    const pictures = SIZES.map(async (size) =>
      sharp((await this.shown(inSize(path, size))).content).metadata(),
    );
    return (await Promise.all(pictures)).map(({ width, height }) => `${width}x${height}`);
  }
}
