import { IconPrinter } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { isLocalDate } from '#contracts/time.ts';
import { dayLabel } from '#web/booking/shown-times.ts';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/print.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { PrintedDay } from './printed-day.tsx';
import { DAY_SHEET } from './today-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.today_print), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const said = url.searchParams.get('date');
  const date = isLocalDate(said) ? said : null;
  return whenAllowed(url, async () => {
    const asked = { providerId: providerIdIn(params), date };
    return (await requestOf(context).api(DAY_SHEET, asked)).getDaySheet;
  });
}

const asTitle = (day: string): string => day.charAt(0).toLocaleUpperCase() + day.slice(1);

/** The sheet of a day, as it will be on paper: today's, or that of the date in the address. */
export default function PrintRoute({ loaderData: sheet }: Route.ComponentProps) {
  const t = useTexts();
  const locale = useLocale();
  return (
    <Screen
      title={asTitle(dayLabel(sheet.date, locale))}
      act={
        sheet.lines.length > 0 && (
          <Button onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.8} aria-hidden="true" />
            {t(m.today_print_now)}
          </Button>
        )
      }
    >
      <PrintedDay sheet={sheet} />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'today', label: t(m.today_title) }} />;
}
