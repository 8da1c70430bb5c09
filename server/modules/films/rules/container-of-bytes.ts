/** What the first bytes of a file tell, whatever it is called. */
export type Container =
  | 'iso'
  | 'matroska'
  | 'avi'
  | 'asf'
  | 'ogg'
  | 'wav'
  | 'mp3'
  | 'pdf'
  | 'zip'
  | 'svg'
  | 'text'
  | 'other';

const SVG = /^(?:﻿)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i;

/** @param bytes the first 4 KiB, or all of a smaller file */
export function containerOfBytes(bytes: Buffer): Container {
  const begins = (hex: string, at = 0): boolean => bytes.toString('hex', at, at + hex.length / 2) === hex;
  const says = (text: string, at = 0): boolean => bytes.toString('latin1', at, at + text.length) === text;
  if (says('ftyp', 4) || says('moov', 4) || says('mdat', 4) || says('wide', 4)) return 'iso';
  if (begins('1a45dfa3')) return 'matroska';
  if (says('RIFF')) return says('AVI ', 8) ? 'avi' : says('WAVE', 8) ? 'wav' : 'other';
  if (begins('3026b2758e66cf11')) return 'asf';
  if (says('OggS')) return 'ogg';
  if (says('ID3') || isSoundFrame(bytes)) return 'mp3';
  if (says('%PDF-')) return 'pdf';
  if (begins('504b0304')) return 'zip';
  if (SVG.test(bytes.toString('utf8'))) return 'svg';
  return isText(bytes) ? 'text' : 'other';
}

/** The head of a frame of MPEG layer 3: sync, version, layer, a bit rate and a sampling rate that exist. */
function isSoundFrame(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes[0] !== 0xff) return false;
  const [, second = 0, third = 0] = bytes;
  const isLayer3 = (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02 && (second & 0x18) !== 0x08;
  return isLayer3 && third >> 4 !== 0xf && third >> 4 !== 0 && (third & 0x0c) !== 0x0c;
}

/** UTF-8 without control characters other than breaks and tabs; a character may be cut at the end. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    // oxlint-disable-next-line no-control-regex
    return !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
  } catch {
    return false;
  }
}
