import { MODULES } from '#server/modules.ts';
import type { Import } from './imports.ts';

/** Modules by level: a module imports only from lower ones; upwards and sideways go facts (ARCHITECTURE.md). */
const LEVELS = new Map(MODULES.map(({ name, level }) => [name, level]));

export interface Wall {
  name: string;
  /** Why this import may not be, or null. */
  against(one: Import): string | null;
}

const isTest = (file: string): boolean => /\.test\.tsx?$|\/builders\.ts$|\/testing\//.test(file);
/** Pure data and code, in the one file that each is for. */
const isForContracts = (from: string, to: string): boolean =>
  to === 'valibot' || (from === 'contracts/phone-of-country.ts' && to === 'libphonenumber-js/max');
const moduleOf = (file: string): string | null => /^server\/modules\/([^/]+)\//.exec(file)?.[1] ?? null;
/** The folder of a screen of the back office: `services`; null for all else. */
const businessScreenOf = (file: string): string | null =>
  /^web\/features\/business\/([^/+]+)\//.exec(file)?.[1] ?? null;
const roomOf = (file: string): string =>
  /^server\/modules\/[^/]+\/([^/]+)/.exec(file)?.[1]?.replace(/\.ts$/, '') ?? '';

/** What the business kit is made of. */
const BUSINESS_PACKAGES = /^(?:react-aria|react-stately|@tiptap\/|@internationalized\/|@react-types\/)/;
/** Where it may be used; the gallery shows it on a local start, the component tests without a browser. */
const BUSINESS_ROOMS =
  /^web\/(?:business-ui|business-frame|features\/admin|features\/business|features\/development|testing)\//;

/** How what decides about somebody's right is called: in the policies of modules, and in use cases that others begin with. */
const CHECKS_OF_A_RIGHT = /^(?:runs|owns|sees|may|require|expect)[A-Z]|^isPublic$/;

export const WALLS: Wall[] = [
  {
    name: 'only tests hash cheaply',
    against: ({ from, names }) =>
      names.includes('hashCheaplyInTests') && !isTest(from) ? 'passwords cost what OWASP says' : null,
  },
  {
    name: 'contracts stand alone',
    against: ({ from, to }) =>
      from.startsWith('contracts/') &&
      !isTest(from) &&
      !to.startsWith('contracts/') &&
      !isForContracts(from, to)
        ? 'contracts import only valibot, and phones their numbering plans'
        : null,
  },
  {
    name: 'browsers do not load the numbering plans of the world',
    against: ({ from, to }) =>
      from.startsWith('web/') && to === 'contracts/phone-of-country.ts' ? 'the server reads phones' : null,
  },
  {
    name: 'the web never imports the server',
    against: ({ from, to }) =>
      from.startsWith('web/') && to.startsWith('server/') ? 'ask the API instead' : null,
  },
  {
    name: 'a screen does not import another area’s screens',
    against: ({ from, to }) => {
      const area = /^web\/features\/([^/]+)/.exec(from)?.[1];
      const other = /^web\/features\/([^/]+)/.exec(to)?.[1];
      return area && other && area !== other
        ? 'move what both need to web/booking, web/sign-in, web/ui or web/lib'
        : null;
    },
  },
  {
    name: 'a business screen does not import another one',
    against: ({ from, to }) => {
      const [own, other] = [businessScreenOf(from), businessScreenOf(to)];
      return own !== null && other !== null && own !== other && !isTest(from)
        ? 'move what both need to web/business-frame'
        : null;
    },
  },
  {
    name: 'the business frame knows no screen',
    against: ({ from, to }) =>
      from.startsWith('web/business-frame/') && to.startsWith('web/features/') && !isTest(from)
        ? 'screens import the frame, not the other way round'
        : null,
  },
  {
    name: 'web/ui knows no product',
    against: ({ from, to }) =>
      from.startsWith('web/ui/') && /^web\/(features|booking|sign-in)\//.test(to)
        ? 'the kit stands below the features'
        : null,
  },
  {
    name: 'the business kit is for business screens',
    against: ({ from, to }) =>
      (to.startsWith('web/business-ui/') || BUSINESS_PACKAGES.test(to)) && !BUSINESS_ROOMS.test(from)
        ? 'public pages carry none of it: use web/ui'
        : null,
  },
  {
    name: 'the business kit knows no product',
    against: ({ from, to }) =>
      from.startsWith('web/business-ui/') && /^web\/(features|business-frame|booking|sign-in)\//.test(to)
        ? 'the kit stands below the features'
        : null,
  },
  {
    name: 'screens use the business kit by its own names',
    against: ({ from, to }) =>
      BUSINESS_PACKAGES.test(to) && !from.startsWith('web/business-ui/')
        ? 'wrap it in web/business-ui'
        : null,
  },
  {
    name: 'what screens share knows no screen',
    against: ({ from, to }) =>
      /^web\/(?:lib|booking|sign-in)\//.test(from) && to.startsWith('web/features/')
        ? 'features import it, not the other way round'
        : null,
  },
  {
    name: 'rules are pure',
    against: ({ from, to }) => {
      if (!from.includes('/rules/') || isTest(from)) return null;
      const isPure =
        to.startsWith('contracts/') || (moduleOf(to) === moduleOf(from) && roomOf(to) === 'rules');
      return isPure ? null : 'rules import contracts and their own rules only';
    },
  },
  {
    name: 'modules import downwards, through the front door',
    against: ({ from, to, isTypeOnly }) => {
      const [own, other] = [moduleOf(from), moduleOf(to)];
      if (!own || !other || own === other || isTest(from)) return null;
      // A fact's type may be read from anywhere: that is how modules hear of each other.
      if (isTypeOnly && to.endsWith('/facts.ts')) return null;
      if ((LEVELS.get(own) ?? 0) <= (LEVELS.get(other) ?? 99)) return `${own} does not stand above ${other}`;
      const isEntry = to.endsWith(`/${other}/index.ts`);
      const isRefs = to.endsWith('/graphql/refs.ts') && roomOf(from) === 'graphql';
      return isEntry || isRefs ? null : `enter ${other} by its index.ts`;
    },
  },
  {
    name: 'a manifest loads no part before it is asked for',
    against: ({ from, isTypeOnly, isDynamic }) =>
      moduleOf(from) && roomOf(from) === 'module' && !isTypeOnly && !isDynamic
        ? 'import the part within the function that gives it'
        : null,
  },
  {
    name: 'modules do not know the list of modules',
    against: ({ from, to }) =>
      /^server\/(?:modules|kernel|adapters|graphql)\//.test(from) &&
      !isTest(from) &&
      to === 'server/modules.ts'
        ? 'take what is needed from Deps'
        : null,
  },
  {
    name: 'the demo town enters modules by their front doors',
    against: ({ from, to }) =>
      from.startsWith('server/demo/') &&
      moduleOf(to) &&
      !/^server\/modules\/[^/]+\/(?:index|builders)\.ts$/.test(to)
        ? 'call what the module offers to others'
        : null,
  },
  {
    name: 'stores know no other room',
    against: ({ from, to }) =>
      roomOf(from) === 'store' &&
      !isTest(from) &&
      /\/(use-cases|graphql|http)\/|^server\/(graphql|adapters)\//.test(to)
        ? 'a store takes a transaction and returns rows'
        : null,
  },
  {
    name: 'resolvers only translate',
    against: ({ from, to }) =>
      ['graphql', 'http'].includes(roomOf(from)) &&
      !isTest(from) &&
      (/\/store\//.test(to) || /^server\/adapters\/(?!.*port\.ts$)/.test(to))
        ? 'call a use case'
        : null,
  },
  {
    name: 'resolvers do not decide who may',
    against: ({ from, to, names }) => {
      if (!['graphql', 'http'].includes(roomOf(from)) || isTest(from) || !moduleOf(to)) return null;
      const checks = names.filter((name) => CHECKS_OF_A_RIGHT.test(name));
      return to.endsWith('/policy.ts') || checks.length > 0
        ? `hand the actor to the use case, which decides it under its lock: ${checks.join(', ')}`
        : null;
    },
  },
  {
    name: 'use cases know no door',
    against: ({ from, to }) =>
      roomOf(from) === 'use-cases' &&
      !isTest(from) &&
      /\/(graphql|http)\/|^server\/(graphql|adapters\/(?!.*port\.ts$))/.test(to)
        ? 'a use case is called by doors'
        : null,
  },
  {
    name: 'the kernel knows no product',
    against: ({ from, to, isTypeOnly }) =>
      from.startsWith('server/kernel/') && !isTest(from) && to.startsWith('server/modules/') && !isTypeOnly
        ? 'no product words in the kernel'
        : null,
  },
  {
    name: 'every journey is watched',
    against: ({ from, to, isTypeOnly }) =>
      from.endsWith('.spec.ts') && to === '@playwright/test' && !isTypeOnly
        ? 'take test from e2e/setup/test.ts, which sees what goes wrong in the browser'
        : null,
  },
];
