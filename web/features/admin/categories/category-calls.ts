import { operation } from '#web/lib/api.ts';

export const BLOG_CATEGORIES = operation(`query BlogCategories {
  getAdminViewer { adminCan }
  getBlogCategories { id Slug name nameIt nameEn color }
}`);

export const EDIT_BLOG_CATEGORY = operation(
  'mutation EditBlogCategory($id: Id!, $input: BlogCategoryInput!) { editBlogCategory(id: $id, input: $input) }',
);
