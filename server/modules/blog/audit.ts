import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of the blog. */
export const blogInvariants: Invariant[] = [
  {
    name: 'an address of an article leads to one article',
    sql: `
      select f.slug, f.article_id from former_slugs f join articles a on a.slug = f.slug
      union all
      select d.slug, d.article_id from article_drafts d
        join articles a on a.slug = d.slug and a.id <> d.article_id`,
  },
  {
    name: 'an article that was ever published has title, text, picture, category and author',
    sql: `
      select a.id from articles a join blog_authors w on w.id = a.author_id
       where a.state <> 'draft' and (a.title = '' or a.content = '' or a.picture is null or a.category_id is null or w.display_name = '')`,
  },
  {
    name: 'an article holds nothing that acts: no script, no handler, no foreign picture',
    sql: `
      select a.id from articles a
       where a.content ~* '<(script|style|iframe|object|embed|form|input|svg|math|link|meta|base)[\\s>/]'
          or a.content ~* '<[^>]*\\son[a-z]+\\s*=' or a.content ~* '<[^>]*(javascript|data|vbscript):'
          or a.content ~* '<img[^>]*src="(?!/media/)'`,
  },
  {
    name: 'what is being edited is there for every article',
    sql: `select a.id from articles a where not exists (select from article_drafts d where d.article_id = a.id)`,
  },
];
