import type { WidgetLook } from '#contracts/widget-look.ts';
import { opaqueColor, readLook } from '#contracts/widget-look.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { OwnWidget } from './widget-calls.ts';

export type Settings = OwnWidget['integration'];

/** What a new widget begins with. */
export const NEW_WIDGET: Settings = {
  id: 0,
  name: '',
  integrationType: 'widget',
  page: null,
  url: null,
  link: null,
  onlyOnItsSite: false,
  integrationCode: '',
  primaryColor: '#1F5C49',
  background: null,
  base: null,
  body: null,
  button: null,
  font: null,
  gradient: null,
  fontname: null,
  fontFamily: null,
  fontStyle: null,
  showServices: true,
  showCourses: true,
  showEvents: true,
  showVideos: true,
  showMemberships: true,
  askEmail: true,
  askFirstname: false,
  askLastname: false,
  askPhone: false,
};

/** What a form says, as `WebIntegrationForm` takes it. */
export function givenOf(form: FormData) {
  const typed = (name: string): string => textOf(form, name);
  const orNone = (name: string): string | null => typed(name) || null;
  const ticked = (name: string): boolean => typed(name) === 'on';
  return {
    name: typed('name'),
    integrationType: typed('integrationType'),
    page: orNone('page'),
    url: orNone('url'),
    link: orNone('link'),
    onlyOnItsSite: ticked('onlyOnItsSite'),
    primaryColor: typed('primaryColor'),
    background: orNone('background'),
    base: orNone('base'),
    body: orNone('body'),
    button: orNone('button'),
    font: orNone('font'),
    gradient: gradientIn(form),
    fontname: orNone('fontname'),
    fontFamily: orNone('fontFamily'),
    fontStyle: orNone('fontStyle'),
    showServices: ticked('showServices'),
    showCourses: ticked('showCourses'),
    showEvents: ticked('showEvents'),
    showVideos: ticked('showVideos'),
    showMemberships: ticked('showMemberships'),
    askEmail: ticked('askEmail'),
    askFirstname: ticked('askFirstname'),
    askLastname: ticked('askLastname'),
    askPhone: ticked('askPhone'),
  };
}

/** The look that a form says for now: what cannot be read yet is left as the house has it. */
export const lookOf = (form: FormData): WidgetLook => readLook(givenOf(form));

/** The first and the last colour of a gradient; a form has these two. */
export function endsOf(gradient: string | null): { from: string | null; to: string | null } {
  const colours = gradient?.match(/#[0-9a-f]{3,8}/gi) ?? [];
  return { from: opaqueColor(colours[0] ?? null), to: opaqueColor(colours.at(-1) ?? null) };
}

/** Of two colours, a gradient; of one, a band of it; a gradient whose ends nobody touched stays as it is kept. */
function gradientIn(form: FormData): string | null {
  const kept = textOf(form, 'gradientKept') || null;
  const [from, to] = [textOf(form, 'gradientFrom').trim(), textOf(form, 'gradientTo').trim()];
  if (from === '' && to === '') return null;
  const ends = endsOf(kept);
  const isSame = (typed: string, end: string | null) =>
    opaqueColor(typed)?.toLowerCase() === end?.toLowerCase();
  if (kept !== null && isSame(from, ends.from) && isSame(to, ends.to)) return kept;
  const [first, last] = [from || to, to || from].map((typed) => opaqueColor(typed) ?? typed);
  return `linear-gradient(90deg, ${first}, ${last})`;
}
