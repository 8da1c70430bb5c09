import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { USER_ADDRESS } from './user-address.ts';
import type { UserAddress } from './user-address.ts';

/** In place of the rows: the list failed, or nobody fits the filters. Whoever looks is there always. */
export function NoUsers({ asked, hasFailed }: { asked: UserAddress; hasFailed: boolean }) {
  const t = useTexts();
  const here = useCenterPath()('users');
  return hasFailed ? (
    <EmptyState headingLevel={2} title={t(m.users_failed_title)} text={t(m.center_failed_text)}>
      <ButtonLink to={here + USER_ADDRESS.searchOf(asked)} look="secondary">
        {t(m.center_again)}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState headingLevel={2} title={t(m.users_nothing_found_title)} text={t(m.users_nothing_found_text)}>
      <ButtonLink to={here} look="secondary">
        {t(m.kit_filter_none)}
      </ButtonLink>
    </EmptyState>
  );
}
