import './category.ts';
import './plan.ts';
import './provider.ts';
import './user-businesses.ts';
import './get-provider-general-information.ts';
import './save-own-provider.ts';
import './gallery.ts';
import './vat-settings.ts';
