<?php
/**
 * Elements as HTML, from settings by name.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * One setting as attribute text; null where it is not set or is no good.
 *
 * @param array $setting A row of the settings table.
 * @param mixed $value   What an editor or a shortcode has given.
 * @return string|null
 */
function site_elements_attribute_text( $setting, $value ) {
	if ( null === $value || '' === $value || array() === $value ) {
		return null;
	}
	switch ( $setting['kind'] ) {
		case 'flag':
			$is_on = is_string( $value ) ? 'false' !== strtolower( $value ) : (bool) $value;
			return $is_on === $setting['default'] ? null : ( $is_on ? '' : 'false' );
		case 'number':
			if ( ! empty( $setting['isByWidth'] ) && is_string( $value ) && preg_match( '/^[\\d\\s.,:;()%<>=a-z-]+$/i', $value ) ) {
				return $value;
			}
			return is_numeric( $value ) ? (string) ( 0 + $value ) : null;
		case 'choice':
			if ( ! is_scalar( $value ) || in_array( (string) $value, $setting['choices'], true ) ) {
				return is_scalar( $value ) ? (string) $value : null;
			}
			$url = empty( $setting['orAddress'] ) ? '' : esc_url_raw( (string) $value );
			return '' === $url ? null : $url;
		case 'url':
			$url = is_scalar( $value ) ? esc_url_raw( (string) $value ) : '';
			return '' === $url ? null : $url;
		case 'json':
			$json = is_string( $value ) ? json_decode( $value ) : $value;
			return null === $json ? null : wp_json_encode( $json );
		default:
			return is_scalar( $value ) ? wp_kses_post( (string) $value ) : null;
	}
}

/**
 * Settings as attributes.
 *
 * @param string $tag    Name of the element.
 * @param array  $values Values by attribute name.
 * @return array Texts by attribute name.
 */
function site_elements_attributes( $tag, $values ) {
	$elements   = site_elements_list();
	$attributes = array();
	foreach ( $elements[ $tag ]['settings'] as $name => $setting ) {
		$former = isset( $setting['former'], $values[ $setting['former'] ] ) ? $values[ $setting['former'] ] : null;
		$text   = site_elements_attribute_text( $setting, isset( $values[ $name ] ) ? $values[ $name ] : $former );
		if ( null !== $text ) {
			$attributes[ $name ] = $text;
		}
	}
	return $attributes;
}

/**
 * An element of ours with its settings around content that is safe already.
 *
 * @param string $tag     Name of the element.
 * @param array  $values  Values by attribute name.
 * @param string $content HTML inside the element.
 * @param string $more    Attributes that are escaped already, such as those of a block.
 * @return string
 */
function site_elements_markup( $tag, $values, $content, $more = '' ) {
	$elements = site_elements_list();
	if ( ! isset( $elements[ $tag ] ) ) {
		return $content;
	}
	$given = site_elements_attributes( $tag, $values );
	site_elements_enqueue_sheet( $tag, site_elements_sheets_for( $tag, $given ) ); // that of a template or a widget: the content of posts has been looked through before
	$attributes = '';
	foreach ( $given as $name => $text ) {
		$attributes .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $text ) );
	}
	return sprintf( '<%1$s%2$s%3$s>%4$s</%1$s>', tag_escape( $tag ), $attributes, $more, $content );
}

/**
 * Takes out the inline styles that themes (Twenty Twenty-One) give every picture: they know nothing of the place that an element
 * gives it.
 *
 * @param array $attributes Of a picture.
 * @return array
 */
function site_elements_without_style( $attributes ) {
	unset( $attributes['style'] );
	return $attributes;
}

/**
 * Pictures of the media library, with their sizes, widths and alternative texts.
 *
 * @param array $ids Numbers of attachments.
 * @return string
 */
function site_elements_pictures( $ids ) {
	$html = '';
	add_filter( 'wp_get_attachment_image_attributes', 'site_elements_without_style', PHP_INT_MAX );
	foreach ( array_filter( array_map( 'absint', (array) $ids ) ) as $id ) {
		$image   = wp_get_attachment_image( $id, 'full' );
		$caption = wp_get_attachment_caption( $id );
		$html   .= $image && $caption ? '<figure>' . $image . '<figcaption>' . wp_kses_post( $caption ) . '</figcaption></figure>' : $image;
	}
	remove_filter( 'wp_get_attachment_image_attributes', 'site_elements_without_style', PHP_INT_MAX );
	return $html;
}
