import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  play: 'تشغيل الفيديو',
  playNamed: 'تشغيل الفيديو: {name}',
  video: 'فيديو',
  noticeShort: 'يُحمَّل من {host}',
  notice: 'يأتي من {host} الذي سيرى عنوانك على الإنترنت.',
  noticeOwn: 'لا يُحمَّل الفيديو إلا إذا أردت.',
  always: 'تشغيل الفيديوهات من {host} دائمًا',
  transcript: 'النص المكتوب',
  invalid: 'رمز تضمين الفيديو غير صالح.',
  imageOnly: 'الصور البارزة المخصصة متاحة للفيديوهات المضمّنة فقط. أوقف الصورة من إعدادات التضمين.',
  notVideo: 'هذا العنوان ليس لفيديو واحد يمكن تشغيله هنا.',
  failed: 'تعذر تشغيل الفيديو هنا.',
  vimeoFailed: 'حسابات Vimeo Basic غير مدعومة. استخدم فيديو من حساب آخر.',
  elsewhere: 'شاهده على {host}',
};
