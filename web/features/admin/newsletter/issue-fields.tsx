import { LONGEST_ISSUE_OPENING, LONGEST_ISSUE_SUBJECT } from '#contracts/newsletter.ts';
import * as m from '#contracts/texts/messages.js';
import { dayLabel } from '#web/blog/article-date.ts';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { ArticleForIssue, NewsletterIssueSeen } from './issue-calls.ts';
import styles from './issue.module.css';

type IssueFieldsProps = {
  language: NewsletterIssueSeen['language'];
  issue?: NewsletterIssueSeen;
  articles: readonly ArticleForIssue[];
  answer: FormAnswer | undefined;
};

/** What an issue says, and which articles it tells of. */
export function IssueFields({ language, issue, articles, answer }: IssueFieldsProps) {
  const t = useTexts();
  const locale = useLocale();
  const errors = answer?.fieldErrors ?? {};
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <FormSection title={t(m.issues_opening)} hint={t(m.issues_opening_hint)}>
        <Text
          name="subject"
          label={t(m.issues_subject)}
          isRequired
          maxLength={LONGEST_ISSUE_SUBJECT}
          defaultValue={issue?.subject}
          {...errorAt(errors, 'subject')}
        />
        <Text
          name="opening"
          label={t(m.issues_opening)}
          isLong
          isRequired
          maxLength={LONGEST_ISSUE_OPENING}
          defaultValue={issue?.opening}
          {...errorAt(errors, 'opening')}
        />
      </FormSection>
      <FormSection title={t(m.issues_articles)} hint={t(m.issues_articles_hint)}>
        {articles.length === 0 && <p>{t(m.issues_articles_none)}</p>}
        <ul className={styles.articles}>
          {articles.map(({ id, title, publishedAt }) => (
            <li key={id}>
              <Tick
                name="articleIds"
                value={String(id)}
                label={`${title} · ${dayLabel(publishedAt, locale)}`}
                defaultChecked={issue?.articleIds.includes(id)}
              />
            </li>
          ))}
        </ul>
        {errors.articleIds && (
          <p role="alert" className={styles.error}>
            {errors.articleIds}
          </p>
        )}
      </FormSection>
    </>
  );
}
