import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { SetupStepName } from '#contracts/validation/center-setup.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PagePreview } from './page-preview.tsx';
import { Publish } from './publish.tsx';
import type { CategoryToChoose, OwnPage, Setup, TownMiddle } from '#web/business-frame/setup/setup-calls.ts';
import styles from './setup.module.css';
import { STEP_WORDS, summaryOf } from './step-labels.ts';
import { AboutStep } from './steps/about-step.tsx';
import { HoursStep } from './steps/hours-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { PictureStep } from './steps/picture-step.tsx';
import { PlaceStep } from './steps/place-step.tsx';
import { ServiceStep } from './steps/service-step.tsx';
import { TeamStep } from './steps/team-step.tsx';

/** What every step knows of the center. */
export interface StepProps {
  setup: Setup;
  page: OwnPage;
  categories: readonly CategoryToChoose[];
  town: TownMiddle | null;
  onSaved: () => void;
}

const STEPS: Record<SetupStepName, (props: StepProps) => ReactNode> = {
  about: AboutStep,
  place: PlaceStep,
  picture: PictureStep,
  hours: HoursStep,
  team: TeamStep,
  service: ServiceStep,
  payment: PaymentStep,
};

type SetupChecklistProps = Omit<StepProps, 'onSaved'> & {
  onFinished: (isPublished: boolean) => void;
};

/** The first settings one below the other, the first one that is missing open, and the page that grows by them. */
export function SetupChecklist({ onFinished, ...known }: SetupChecklistProps) {
  const t = useTexts();
  const { steps } = known.setup;
  const photo = known.page.photos[0]?.images.medium ?? null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const open = steps.find(({ isDone }) => !isDone);
  const { list, onSaved } = useFocusOnNext(open?.name ?? 'publish');
  return (
    <div className={styles.page}>
      <div ref={list} className={styles.steps}>
        <div className={styles.progress}>
          <p id="setup-progress">{t(m.setup_progress, { done, count: steps.length })}</p>
          <progress value={done} max={steps.length} aria-labelledby="setup-progress" />
          <p className={styles.later}>{t(m.setup_later_hint)}</p>
        </div>
        <details className={styles.peek}>
          <summary>
            {photo ? <img src={photo} alt="" className={styles.thumb} /> : <span className={styles.thumb} />}
            <span className={styles.words}>
              <strong>{known.page.name}</strong>
              <small>{t(m.setup_peek)}</small>
            </span>
            <IconChevronDown size={20} stroke={1.6} aria-hidden="true" />
          </summary>
          <PagePreview {...known} />
        </details>
        <ol className={styles.list}>
          {steps.map((step, index) => (
            <Step
              key={step.name}
              {...{ step, known, onSaved }}
              number={index + 1}
              isOpen={step.name === open?.name}
            />
          ))}
        </ol>
        <Publish {...known} isReady={open === undefined} onFinished={onFinished} />
      </div>
      <aside aria-label={t(m.setup_preview)} className={styles.beside}>
        <PagePreview {...known} />
      </aside>
    </div>
  );
}

type OneStepProps = {
  step: Setup['steps'][number];
  number: number;
  isOpen: boolean;
  known: Omit<StepProps, 'onSaved'>;
  onSaved: () => void;
};

function Step({ step: { name, isDone }, number, isOpen, known, onSaved }: OneStepProps) {
  const t = useTexts();
  const locale = useLocale();
  const Fields = STEPS[name];
  const { title, hint } = STEP_WORDS[name];
  const summary = isDone ? summaryOf(name, known, locale) : null;
  return (
    <li>
      <details open={isOpen} id={`step-${name}`} className={styles.step}>
        <summary>
          <span className={classNames(styles.mark, isDone && styles.done)} aria-hidden="true">
            {isDone ? <IconCheck size={16} stroke={2.4} /> : number}
          </span>
          <span className={styles.words}>
            <strong>{t(title)}</strong>
            {isDone && <span className="visually-hidden">, {t(m.setup_step_done)}</span>}
            {summary && <small>{summary}</small>}
          </span>
        </summary>
        <div className={styles.fields}>
          <p className={styles.hint}>{t(hint)}</p>
          <Fields {...known} onSaved={onSaved} />
        </div>
      </details>
    </li>
  );
}

/** Once a step is saved and the page was read anew, the next one has the focus. */
function useFocusOnNext(next: SetupStepName | 'publish') {
  const list = useRef<HTMLDivElement>(null);
  const wasSaved = useRef(false);
  useEffect(() => {
    if (!wasSaved.current) return;
    wasSaved.current = false;
    const step = list.current?.querySelector<HTMLElement>(`#step-${next}`);
    const target = step?.querySelector<HTMLElement>('summary, h2') ?? step;
    target?.focus({ preventScroll: true });
    step?.scrollIntoView({ block: 'start' });
  }, [next]);
  return { list, onSaved: () => void (wasSaved.current = true) };
}
