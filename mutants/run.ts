// `npm run mutants [-- words …]`: puts bugs in on purpose, one after the other, and counts how many the tests notice.
import { Copy } from './copy.ts';
import { MUTANTS } from './list/index.ts';
import type { Mutant } from './mutant.ts';

/** The share that has to be noticed. */
const GOAL = 0.95;

const words = process.argv.slice(2);
const chosen = MUTANTS.filter(
  ({ bug, file }) => words.length === 0 || words.some((word) => `${file} ${bug}`.includes(word)),
);
if (chosen.length === 0) throw new Error('No bug of the list has these words in its file or description.');
const copy = new Copy();
try {
  if (!(await copy.isGreen(chosen))) throw new Error('The tests fail before any bug is put in.');
  const survivors: Mutant[] = [];
  const unplaced: Mutant[] = [];
  for (const [index, mutant] of chosen.entries()) {
    const isNoticed = await copy.notices(mutant);
    if (isNoticed === null) unplaced.push(mutant);
    if (isNoticed === false) survivors.push(mutant);
    const outcome = isNoticed === null ? 'NO PLACE' : isNoticed ? 'noticed ' : 'SURVIVED';
    console.log(`${index + 1}/${chosen.length} ${outcome} ${mutant.file}: ${mutant.bug}`);
  }
  const placed = chosen.length - unplaced.length;
  const noticed = placed - survivors.length;
  const share = noticed / placed;
  console.log(`\n${noticed} of ${placed} noticed, ${(share * 100).toFixed(0)} % (goal ${GOAL * 100} %)`);
  for (const { file, within, bug } of unplaced)
    console.log(`no longer has a place, in ${file} within ${within}: ${bug}`);
  process.exitCode = share >= GOAL && unplaced.length === 0 ? 0 : 1;
} finally {
  copy.remove();
}
