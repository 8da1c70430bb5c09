import { expect, it } from 'vitest';
import type { Recorder, RecorderEvent } from './recorder-state.ts';
import { IDLE, nextRecorder } from './recorder-state.ts';

const note = new Blob(['webm']);
const STATES: readonly Recorder[] = [
  IDLE,
  { state: 'asking' },
  { state: 'recording' },
  { state: 'recorded', note },
  { state: 'refused' },
];

it.each<[RecorderEvent, string[]]>([
  [{ kind: 'begin' }, ['asking', 'asking', 'recording', 'recorded', 'asking']],
  [{ kind: 'allowed' }, ['idle', 'recording', 'recording', 'recorded', 'refused']],
  [{ kind: 'denied' }, ['idle', 'refused', 'recording', 'recorded', 'refused']],
  [{ kind: 'stopped', note }, ['idle', 'asking', 'recorded', 'recorded', 'refused']],
  [{ kind: 'stopped', note: new Blob([]) }, ['idle', 'asking', 'idle', 'recorded', 'refused']],
  [{ kind: 'discarded' }, ['idle', 'asking', 'recording', 'idle', 'refused']],
  [{ kind: 'sent' }, ['idle', 'asking', 'recording', 'idle', 'refused']],
])('after %o the recorder is what it should be', (event, expected) => {
  expect(STATES.map((state) => nextRecorder(state, event).state)).toEqual(expected);
});
