import type { SessionScope } from '#contracts/classes.ts';
import { SESSION_SCOPES } from '#contracts/classes.ts';
import * as m from '#contracts/texts/messages.js';
import { Segments } from '#web/business-ui/segments.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';

const NAMES: Record<Exclude<SessionScope, 'this'>, Message<{ count: number }>> = {
  following: m.session_scope_following,
  all: m.session_scope_all,
};

type ScopeChoiceProps = {
  /** How many sessions each is about. */
  counts: Record<SessionScope, number>;
  onChange: (scope: SessionScope) => void;
};

/** Which sessions an act is about; nothing is asked where there is one alone. */
export function ScopeChoice({ counts, onChange }: ScopeChoiceProps) {
  const t = useTexts();
  const shown = SESSION_SCOPES.filter(
    (scope) => scope === 'this' || (counts[scope] > 1 && (scope === 'all' || counts[scope] < counts.all)),
  );
  if (shown.length < 2) return null;
  return (
    <Segments
      name="scope"
      label={t(m.session_scope_title)}
      defaultValue="this"
      options={shown.map((scope) => ({
        value: scope,
        label: scope === 'this' ? t(m.session_scope_this) : t(NAMES[scope], { count: counts[scope] }),
      }))}
      onChange={(value) => onChange(SESSION_SCOPES.find((scope) => scope === value) ?? 'this')}
    />
  );
}
