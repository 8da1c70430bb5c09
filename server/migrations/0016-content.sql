-- The blog: categories, authors, articles in several languages, and what is being edited of them.

create table blog_categories (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name_it text not null check (char_length(name_it) between 1 and 60),
  name_en text not null check (char_length(name_en) between 1 and 60),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  picture text not null check (picture ~ '^/media/[a-z]+/[a-z0-9-]+/large\.webp$')
);
comment on column blog_categories.picture is 'an address of ours: an uploaded picture of the blog or a drawing';

insert into blog_categories (slug, name_it, name_en, color, picture) values
  ('health', 'Salute', 'Health', '#1f5c49', '/media/drawings/physio-2/large.webp'),
  ('lifestyle-and-travel', 'Stile di vita e viaggi', 'Lifestyle and travel', '#a8472a', '/media/drawings/pool-2/large.webp'),
  ('mindset', 'Mente', 'Mindset', '#5b4a8a', '/media/drawings/talk-2/large.webp'),
  ('moves', 'Movimento', 'Moves', '#8a5a14', '/media/drawings/mats-2/large.webp'),
  ('wellbeing', 'Benessere', 'Wellbeing', '#2f6276', '/media/drawings/stones-1/large.webp'),
  ('wellness-at-work', 'Benessere al lavoro', 'Wellness at work', '#6b5d2e', '/media/drawings/tea-2/large.webp');

create table blog_authors (
  id bigint generated always as identity primary key,
  person_id bigint unique references people (id),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  display_name text not null check (char_length(display_name) between 1 and 120),
  job_title_it text not null default '' check (char_length(job_title_it) <= 120),
  job_title_en text not null default '' check (char_length(job_title_en) <= 120),
  biography_it text not null default '' check (char_length(biography_it) <= 1000),
  biography_en text not null default '' check (char_length(biography_en) <= 1000),
  picture text check (picture ~ '^/media/[a-z]+/[a-z0-9-]+/large\.webp$'),
  archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null
);
comment on column blog_authors.person_id is 'whose log-in writes under the name; null once the person has left, or for a name without a log-in';
comment on column blog_authors.archived is 'writes no more; the articles stay';

create table blog_pictures (
  id bigint generated always as identity primary key,
  object_key text not null unique,
  created_at timestamptz not null
);
comment on table blog_pictures is 'uploaded pictures; articles and authors show them by their address /media/blog/<id>/…';

create sequence blog_stories;

create table articles (
  id bigint generated always as identity primary key,
  story_id bigint not null,
  language text not null check (language in ('it', 'en')),
  author_id bigint not null references blog_authors (id),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  title text not null default '' check (char_length(title) <= 120),
  description text not null default '' check (char_length(description) <= 300),
  content text not null default '' check (octet_length(content) <= 102400),
  picture text check (picture ~ '^/media/[a-z]+/[a-z0-9-]+/large\.webp$'),
  picture_alt text not null default '' check (char_length(picture_alt) <= 200),
  category_id bigint references blog_categories (id),
  state text not null default 'draft' check (state in ('draft', 'published', 'hidden')),
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (story_id, language),
  constraint articles_published_are_whole check (
    state = 'draft' or title <> '' and content <> '' and picture is not null and category_id is not null and published_at is not null)
);
comment on table articles is 'what readers see; a change waits in article_drafts until it is published';
comment on column articles.story_id is 'the same for the languages of one article';
comment on column articles.published_at is 'readers see it from then on: one to come is scheduled';
create index articles_newest_first on articles (language, published_at desc, id desc) where state = 'published';
create index articles_of_author on articles (author_id, published_at desc);

create table article_drafts (
  article_id bigint primary key references articles (id) on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  title text not null check (char_length(title) <= 120),
  description text not null check (char_length(description) <= 300),
  content text not null check (octet_length(content) <= 102400),
  picture text check (picture ~ '^/media/[a-z]+/[a-z0-9-]+/large\.webp$'),
  picture_alt text not null check (char_length(picture_alt) <= 200),
  category_id bigint references blog_categories (id),
  updated_at timestamptz not null
);
comment on table article_drafts is 'what is being edited of an article: the whole of it, also while nothing differs from what readers see';

create table former_slugs (
  slug text primary key,
  article_id bigint not null references articles (id) on delete cascade,
  given_up_at timestamptz not null
);
comment on table former_slugs is 'addresses that published articles had before: they lead to the present one';
create index former_slugs_of_article on former_slugs (article_id);
