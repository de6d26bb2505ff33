<?php
/**
 * What is filled in field by field, as visitors get it.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Times of events in the language and the format of the site; the machine's own stay in their attribute. Words of an author stay.
 *
 * @param string $content Saved markup, with `<time datetime="2026-12-05T19:00">2026-12-05 19:00</time>`.
 * @return string
 */
function site_elements_localized_times( $content ) {
	return preg_replace_callback(
		'/<time datetime="(\d{4}-\d\d-\d\d)T(\d\d:\d\d)">\1 \2<\/time>/',
		function ( $found ) {
			$moment = date_create_immutable( $found[1] . ' ' . $found[2], new DateTimeZone( 'UTC' ) );
			if ( ! $moment ) {
				return $found[0];
			}
			$text = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $moment->getTimestamp(), new DateTimeZone( 'UTC' ) );
			return sprintf( '<time datetime="%s">%s</time>', esc_attr( $found[1] . 'T' . $found[2] ), esc_html( $text ) );
		},
		$content
	);
}

/**
 * The time zone of the site, where it is the name of one: times of events are meant in it.
 *
 * @return string
 */
function site_elements_time_zone() {
	$zone = wp_timezone_string();
	return false === strpos( $zone, '/' ) ? '' : $zone;
}

/**
 * An attribute of a saved choice.
 *
 * @param string $item The start tag.
 * @param string $name Name of the attribute.
 * @return string
 */
function site_elements_choice_value( $item, $name ) {
	return preg_match( '/\sdata-' . $name . '="([^"]*)"/', $item, $found ) ? html_entity_decode( $found[1], ENT_QUOTES ) : '';
}

/**
 * A product with a menu of its choices and a button. Without scripts the list stays as it was saved, and nothing pretends to be a button.
 *
 * @param string $content Saved markup.
 * @return string
 */
function site_elements_product_form( $content ) {
	if ( false === strpos( $content, 'data-product="title"' ) ) {
		return $content;
	}
	$content = preg_replace( '/<img /', '<img data-product="image" ', $content, 1 );
	$menu    = '';
	if ( preg_match( '/<ul data-product-choices="">(.*?)<\/ul>/s', $content, $list ) ) {
		preg_match_all( '/(<li\b[^>]*>)\s*<span data-choice="">(.*?)<\/span>/s', $list[1], $items, PREG_SET_ORDER );
		foreach ( $items as $item ) {
			$facts = '';
			foreach ( array( 'price-cents', 'sale-price-cents', 'stock' ) as $name ) {
				$value  = site_elements_choice_value( $item[1], $name );
				$facts .= ctype_digit( $value ) ? sprintf( ' data-%s="%s"', esc_attr( $name ), esc_attr( $value ) ) : '';
			}
			$facts .= '' === site_elements_choice_value( $item[1], 'sale-price-cents' ) ? '' : ' data-on-sale';
			$menu  .= sprintf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( site_elements_choice_value( $item[1], 'sku' ) ), $facts, esc_html( wp_strip_all_tags( $item[2] ) ) );
		}
		$menu    = sprintf( '<p><label>%s <select name="sku">%s</select></label></p>', esc_html( __( 'Choice', 'site-elements' ) ), $menu );
		$content = str_replace( $list[0], '', $content ) . sprintf( '<noscript>%s</noscript>', $list[0] );
	}
	$rows = '<p data-product="stock" hidden></p><p><button type="button" data-product="button">%s</button></p><p data-product="message" hidden></p>';
	return $content . sprintf( '<div class="site-elements-needs-script">%s%s</div>', $menu, sprintf( $rows, esc_html( __( 'Add to cart', 'site-elements' ) ) ) );
}
