/** What the processes of the harness tell it. */
export interface ProcessorReady {
  address: string;
  keys: { secretKey: string; publishableKey: string; webhookSecrets: { platform: string; connect: string } };
}

export interface SinkReady {
  url: string;
}

/** One conversation in which a whole mail was handed over; told when it came and, where it was answered, again afterwards. */
export interface Delivery {
  /** Of this conversation alone. */
  id: number;
  messageId: string;
  recipient: string;
  subject: string;
  text: string;
  /** When the mail was there, in milliseconds. */
  cameAt: number;
  /** When it was answered; null: not yet, or the sender hung up before. */
  answeredAt: number | null;
}
