import * as v from 'valibot';
import { opaqueColor, safeFonts, safeFontStyle, safeGradient } from '../widget-look.ts';
import type { LookProblem } from './field-texts.ts';
import { requiredText } from './plain-text.ts';
import { webAddress } from './provider-profile.ts';

/** The tabs of a widget, in their order; it opens with one of them. */
export const WIDGET_PAGES = ['services', 'courses', 'videos', 'memberships', 'events'] as const;
export type WidgetPage = (typeof WIDGET_PAGES)[number];

/** In a frame of the provider's own site, or behind a link from it. */
export const INTEGRATION_TYPES = ['widget', 'link'] as const;
export type IntegrationType = (typeof INTEGRATION_TYPES)[number];

/** What a provider calls its widget, in characters. */
export const LONGEST_INTEGRATION_NAME = 120;

/** Nothing typed is none; what the rule does not let through is refused. */
const unless = (rule: (text: string) => string | null, problem: LookProblem) =>
  v.pipe(
    v.nullish(v.string(problem), null),
    v.rawTransform<string | null, string | null>(({ dataset, addIssue, NEVER }) => {
      const typed = dataset.value?.trim() ?? '';
      const read = rule(typed);
      if (typed === '' || read !== null) return read;
      addIssue({ message: problem });
      return NEVER;
    }),
  );

const color = unless(opaqueColor, 'color');
const fonts = unless(safeFonts, 'font');

const WebIntegrationFields = v.object({
  name: requiredText(LONGEST_INTEGRATION_NAME),
  integrationType: v.optional(v.picklist(INTEGRATION_TYPES), 'widget'),
  page: v.nullish(v.picklist(WIDGET_PAGES), null),
  url: webAddress,
  link: webAddress,
  /** Whether no other site may show it in a frame. */
  onlyOnItsSite: v.optional(v.boolean(), false),
  primaryColor: v.pipe(color, v.string('required')),
  background: color,
  base: color,
  body: color,
  button: color,
  font: color,
  gradient: unless(safeGradient, 'gradient'),
  fontname: fonts,
  fontFamily: fonts,
  fontStyle: unless(safeFontStyle, 'font'),
  showServices: v.boolean(),
  showCourses: v.boolean(),
  showEvents: v.boolean(),
  showVideos: v.boolean(),
  showMemberships: v.boolean(),
  askEmail: v.optional(v.boolean(), true),
  askFirstname: v.boolean(),
  askLastname: v.boolean(),
  askPhone: v.boolean(),
});

/** A web integration as the back office saves it whole (specification section 3); colours `#1F5C49` or `1F5C49`, without
 * transparency. */
export const WebIntegrationForm = v.pipe(
  WebIntegrationFields,
  v.forward(
    v.partialCheck(
      [['url'], ['onlyOnItsSite']],
      ({ url, onlyOnItsSite }) => !onlyOnItsSite || url !== null,
      'required',
    ),
    ['url'],
  ),
);
export type WebIntegrationForm = v.InferOutput<typeof WebIntegrationForm>;
