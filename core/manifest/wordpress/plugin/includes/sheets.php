<?php
/**
 * The style sheets of the elements on a page: each holds an element's place and look until its script is there.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether an element has a style sheet.
 *
 * @param string $tag Name of the element.
 * @return bool
 */
function site_elements_has_sheet( $tag ) {
	return file_exists( plugin_dir_path( SITE_ELEMENTS_FILE ) . 'cdn/' . $tag . '.css' );
}

/**
 * The sheets that have all rules an element needs, smallest first. The last one has those of all settings.
 *
 * @param string     $tag        Name of the element.
 * @param array|null $attributes Its attributes, by name; null if they are unknown.
 * @param bool       $is_data    Whether it is in its data- form.
 * @return string[] File names, without the ending.
 */
function site_elements_sheets_for( $tag, $attributes, $is_data = false ) {
	$elements = site_elements_list();
	$rows     = isset( $elements[ $tag ]['sheets'] ) ? $elements[ $tag ]['sheets'] : null;
	if ( null === $rows || null === $attributes ) {
		return array( $tag );
	}
	$choice = strtolower( isset( $attributes[ $rows['attribute'] ] ) ? $attributes[ $rows['attribute'] ] : $rows['default'] );
	if ( ! isset( $rows['sheets'][ $choice ] ) ) {
		return array( $tag );
	}
	$sheets     = $rows['sheets'][ $choice ];
	$needs_more = $is_data || array_intersect_key( $attributes, array_flip( $rows['settings'] ) );
	return array_merge( $needs_more ? array() : array( basename( $sheets['usual'], '.css' ) ), array( basename( $sheets['withSettings'], '.css' ), $tag ) );
}

/**
 * Enqueues the smallest sheet of an element, unless the page has a larger one: behind that, it would undo settings.
 *
 * @param string   $tag    Name of the element.
 * @param string[] $sheets What site_elements_sheets_for() has returned.
 */
function site_elements_enqueue_sheet( $tag, $sheets ) {
	if ( ! site_elements_has_sheet( $tag ) ) {
		return;
	}
	foreach ( $sheets as $sheet ) {
		if ( wp_style_is( $sheet, 'enqueued' ) ) {
			return;
		}
	}
	wp_enqueue_style( $sheets[0], site_elements_address( $sheets[0] . '.css' ), array( 'site-elements' ), SITE_ELEMENTS_VERSION );
}

/**
 * The attributes in the start of a tag, without data- where they are spelled so throughout.
 *
 * @param string $text    The text between the name of the tag and its end.
 * @param bool   $is_data Whether it is in its data- form.
 * @param array  $known   Names of its settings.
 * @return array|null Null if the two spellings are mixed.
 */
function site_elements_read_attributes( $text, $is_data, $known ) {
	$attributes = array();
	foreach ( (array) shortcode_parse_atts( $text ) as $name => $value ) {
		$name  = strtolower( is_int( $name ) ? $value : $name );
		$plain = preg_replace( '/^data-/', '', $name );
		if ( ! in_array( $plain, $known, true ) ) {
			continue;
		}
		if ( ( $plain !== $name ) !== $is_data ) {
			return null;
		}
		$attributes[ $plain ] = $value;
	}
	return $attributes;
}

/**
 * The sheets for each place of a content where an element is: as a block, shortcode, tag or in its data- form.
 *
 * @param string $tag     Name of the element.
 * @param array  $element A row of the list of elements.
 * @param string $content The content of posts.
 * @return array[] For each place, what site_elements_sheets_for() returns.
 */
function site_elements_sheets_in( $tag, $element, $content ) {
	$found = array();
	$name  = preg_quote( $tag, '/' );
	preg_match_all( '/<!-- wp:' . preg_quote( $element['block'], '/' ) . '\s+(?:(\{.*?\})\s+)?\/?-->/s', $content, $blocks );
	foreach ( $blocks[1] as $json ) {
		$values  = '' === $json ? array() : json_decode( $json, true );
		$found[] = site_elements_sheets_for( $tag, is_array( $values ) ? site_elements_attributes( $tag, $values ) : null );
	}
	preg_match_all( '/\[' . $name . '(?=[\s\]\/])([^\]]*)\]/', $content, $shortcodes );
	foreach ( $shortcodes[1] as $text ) {
		$found[] = site_elements_sheets_for( $tag, site_elements_attributes( $tag, site_elements_shortcode_values( shortcode_parse_atts( $text ) ) ) );
	}
	$known = array_keys( $element['settings'] );
	preg_match_all( '/<([a-z][\w-]*)(?=[\s>\/])((?:[^>"\']|"[^"]*"|\'[^\']*\')*)>/i', $content, $tags, PREG_SET_ORDER );
	foreach ( $tags as $start ) {
		$is_data = (bool) preg_match( '/\sdata-' . $name . '(?=[\s=\/]|$)/i', $start[2] );
		if ( $is_data || strtolower( $start[1] ) === $tag ) {
			$found[] = site_elements_sheets_for( $tag, site_elements_read_attributes( $start[2], $is_data, $known ), $is_data );
		}
	}
	return $found;
}

/**
 * Enqueues the sheets for the elements in the posts of this page, before its head is printed. The largest come first, so that
 * those they hold are left out.
 */
function site_elements_enqueue_sheets() {
	global $wp_query;
	$content = implode( ' ', wp_list_pluck( (array) $wp_query->posts, 'post_content' ) );
	foreach ( site_elements_list() as $tag => $element ) {
		if ( false === strpos( $content, $tag ) && false === strpos( $content, $element['block'] ) ) {
			continue;
		}
		$found = site_elements_sheets_in( $tag, $element, $content );
		usort(
			$found,
			function ( $one, $other ) {
				return count( $one ) - count( $other );
			}
		);
		foreach ( $found as $sheets ) {
			site_elements_enqueue_sheet( $tag, $sheets );
		}
	}
}
add_action( 'wp_enqueue_scripts', 'site_elements_enqueue_sheets' );
