import type { RowProblem } from '#contracts/customer-import.ts';
import { nameKey, namesAgree } from '#contracts/name-key.ts';
import type { PossibleCarer } from '#server/modules/customers/index.ts';
import { knownCustomers, possibleCarers, readCareOfMany } from '#server/modules/customers/index.ts';
import { emailKey } from '#server/modules/identity/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CarerOfRow } from '../rules/carer-of-row.ts';
import { leavesAddressToCarer, whichCarer } from '../rules/carer-of-row.ts';
import type { ReadRow } from '../rules/read-row.ts';
import { NO_FIELDS } from '../rules/read-row.ts';
import type { JudgedRow } from '../store/rows.ts';

/** By what a carer is found among the rows of the same list: as those rows are by theirs. */
export const carerKeyOf = (carer: CarerOfRow | null): string | null => {
  if (carer === null) return null;
  const { email, phoneKey, firstname, lastname } = carer;
  return (email !== null && emailKey(email)) || phoneKey || nameKey(firstname, lastname) || null;
};

const mayNotCare = (said: string): RowProblem => ({ field: 'carer', problem: 'carerMayNot', known: said });

/** Whether a carer is named, as the one who is called so. */
const namesOf = (carer: CarerOfRow | null, name: string): boolean => {
  const key = carer && nameKey(carer.firstname, carer.lastname);
  return key !== null && key !== '' && namesAgree(key, name);
};

const isOnCarersAddress = ({ fields: { email, carer } }: ReadRow): boolean =>
  email !== null && carer?.email?.toLowerCase() === email.toLowerCase();

/** Whether a row alone does not say whose its address is: it is its carer's, who is not named. */
const isOnBareAddress = (row: ReadRow): boolean =>
  isOnCarersAddress(row) &&
  nameKey(row.fields.carer?.firstname ?? null, row.fields.carer?.lastname ?? null) === '';

/** The addresses, in small letters, that other rows of the list are asked about (`leaveAddressesToCarers`). */
export const bareAddressesOf = (rows: readonly ReadRow[]): string[] => [
  ...new Set(rows.filter(isOnBareAddress).flatMap(({ fields: { email } }) => email?.toLowerCase() ?? [])),
];

/**
 * Takes the e-mail from rows that say their carer's (`leavesAddressToCarer`), for a child on a parent's address has none of their own; a row whose carer's
 * address is its own names no carer.
 * @param elsewhere rows of the same list beyond these that have one of `bareAddressesOf`
 */
export async function leaveAddressesToCarers<Row extends ReadRow>(
  work: Work,
  providerId: number,
  { rows, elsewhere }: { rows: readonly Row[]; elsewhere: readonly ReadRow[] },
): Promise<Row[]> {
  const shared = rows.filter(isOnCarersAddress);
  const known = await knownCustomers(
    work,
    providerId,
    shared.map(({ fields }) => ({ ...NO_FIELDS, email: fields.email, phoneDigits: null })),
  );
  const byEmail = Map.groupBy(
    [...rows, ...elsewhere].filter(({ fields }) => fields.email !== null),
    ({ fields }) => fields.email?.toLowerCase(),
  );
  const leaving = new Set(
    shared.filter(({ fields: { carer, email }, nameKey: name }, index) => {
      const owners = (known[index] ?? []).map(({ firstname, lastname }) => nameKey(firstname, lastname));
      const others = (byEmail.get(email?.toLowerCase()) ?? []).filter((row) => row.nameKey !== name);
      const holders = [
        ...owners,
        // Who names this one as the carer holds nothing; brothers and sisters on one address are its carer's
        ...others.filter(({ fields }) => !namesOf(fields.carer, name)).map((row) => row.nameKey),
      ];
      return carer !== null && leavesAddressToCarer({ nameKey: name, carer }, holders);
    }),
  );
  const areOwn = new Set(shared.filter((row) => !leaving.has(row)));
  return rows.map((row) => {
    if (leaving.has(row)) return { ...row, fields: { ...row.fields, email: null } };
    if (!areOwn.has(row)) return row;
    const notices = [...row.notices, mayNotCare(row.fields.carer?.said ?? '')];
    return { ...row, fields: { ...row.fields, carer: null }, notices };
  });
}

/** A row with whom it puts its customer into the care of; null for nobody. */
export type WithCare<Row> = Row & { carerId: number | null };

/**
 * Looks for the carers that rows name among the customers. A row whose customer is in nobody's care changes them; a carer who is not found, or may
 * not care, is told with the row.
 */
export async function withCare<Row extends JudgedRow>(
  work: Work,
  providerId: number,
  rows: readonly Row[],
): Promise<WithCare<Row>[]> {
  const asking = rows.flatMap((row) =>
    row.outcome !== 'refused' && row.fields.carer ? [{ row, carer: row.fields.carer }] : [],
  );
  const found = await possibleCarers(
    work,
    providerId,
    asking.map(({ carer }) => ({ ...carer, phoneDigits: carer.phoneKey })),
  );
  const known = await readCareOfMany(
    work,
    providerId,
    asking.flatMap(({ row }) => row.customerId ?? []),
  );
  const judged = new Map(
    asking.map(({ row, carer }, index) => {
      const now = row.customerId === null ? undefined : known.get(row.customerId);
      return [
        row.rowNumber,
        careOf(row, now, { said: carer.said, is: whichCarer(carer, found[index] ?? []) }),
      ];
    }),
  );
  return rows.map((row) => {
    const care = judged.get(row.rowNumber);
    if (!care) return { ...row, carerId: null };
    const isChanged = care.carerId !== null && row.outcome === 'unchanged';
    return {
      ...row,
      carerId: care.carerId,
      outcome: isChanged ? 'changed' : row.outcome,
      problems: care.problem ? [...row.problems, care.problem] : row.problems,
    };
  });
}

type CareNow = { carerId: number | null; carerName: string | null; cares: boolean };

function careOf(
  { customerId }: Pick<JudgedRow, 'customerId'>,
  now: CareNow | undefined,
  carer: { said: string; is: PossibleCarer | null },
): { carerId: number | null; problem: RowProblem | null } {
  const nobody: RowProblem = { field: 'carer', problem: 'carer', known: carer.said };
  if (now && now.carerId !== null) {
    const isOther = carer.is !== null && carer.is.id !== now.carerId;
    const problem: RowProblem = { field: 'carer', problem: 'differs', known: now.carerName ?? '' };
    return { carerId: null, problem: isOther ? problem : null };
  }
  if (carer.is === null) return { carerId: null, problem: nobody };
  const may = !carer.is.mayNotCare && carer.is.id !== customerId && now?.cares !== true;
  return may ? { carerId: carer.is.id, problem: null } : { carerId: null, problem: mayNotCare(carer.said) };
}
